import { describe, expect, it } from 'vitest'
import { errorsToRecheck, formFieldId, shownErrors } from './form-errors.ts'

const rule = (message: string) => ({ type: 'rule', message })
const server = (message: string) => ({ type: 'server', message })

describe('the shown errors of a form', () => {
  it('have the path of their field, also inside of a list and for the list itself', () => {
    const errors = { title: rule('Too short'), sessions: { 0: { date: rule('Past') }, root: rule('Overlap') } }
    expect([...shownErrors(errors)]).toEqual([
      ['title', 'Too short'],
      ['sessions.0.date', 'Past'],
      ['sessions.root', 'Overlap'],
    ])
  })

  it('have the full path when they are those of one field', () => {
    expect([...shownErrors(rule('Too short'), 'title')]).toEqual([['title', 'Too short']])
    expect([...shownErrors(undefined, 'title')]).toEqual([])
  })
})

describe('a changed field', () => {
  it('has its own error and those of other fields checked again, because a rule can involve both', () => {
    expect(errorsToRecheck({ start: rule('After the end'), end: rule('Required') }, 'end')).toEqual(['start', 'end'])
  })

  it('leaves what the server said about another field', () => {
    expect(errorsToRecheck({ current: server('Wrong password') }, 'chosen')).toEqual([])
  })

  it('has what the server said about its list checked again', () => {
    expect(errorsToRecheck({ sessions: { root: server('Overlap') } }, 'sessions.0.date')).toEqual(['sessions.root'])
  })
})

it('leads from the error of a whole list to the list', () => {
  expect(formFieldId('gig', 'sessions.root')).toBe('gig-sessions')
  expect(formFieldId('gig', 'sessions.0.date')).toBe('gig-sessions-0-date')
})
