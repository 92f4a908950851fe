import { describe, expect, it } from 'vitest'
import { readOptions } from './options.ts'

describe('the options of the bench', () => {
  it('are seven runs of everything', () => {
    expect(readOptions([])).toMatchObject({ runs: 7, parts: ['sign-in', 'home', 'gigs', 'routes'] })
  })

  it('choose some parts, in their own order', () => {
    expect(readOptions(['--runs', '3', '--only', 'routes', '--only', 'home'])).toMatchObject({
      runs: 3,
      parts: ['home', 'routes'],
    })
  })

  it.each([
    [['--only', 'wallet'], 'There is no part wallet. Parts: sign-in, home, gigs, routes.'],
    [['--runs', '0'], '--runs takes a whole number from 1, not 0.'],
    [['--runs', 'all'], '--runs takes a whole number from 1, not all.'],
    [['--profile', 'sign-in'], '--profile takes home or gigs, not sign-in.'],
    [['--fast'], /Unknown option '--fast'/],
  ])('refuse %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message)
  })
})
