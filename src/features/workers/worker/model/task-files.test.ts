import { describe, expect, it } from 'vitest'
import type { TaskFile } from '@/api/contract/schemas/submitted-task.ts'
import { fileFacts, filesOfRound, linkParts, previewKind, safeHref, thumbnailAddress } from './task-files.ts'

const origin = 'https://app.marquee.example'
const file = (changes: Partial<TaskFile>): TaskFile => ({
  id: 'f',
  name: 'file',
  url: '/uploads/tasks/file',
  thumbUrl: null,
  mime: 'image/webp',
  sizeBytes: 400_000,
  ...changes,
})

describe('a preview', () => {
  it('is offered for images and PDF of this origin', () => {
    expect(previewKind(file({}), origin)).toBe('image')
    expect(previewKind(file({ mime: 'application/pdf' }), origin)).toBe('pdf')
  })

  it('is a player for recordings of this origin of any size, which are loaded when they are played', () => {
    expect(previewKind(file({ mime: 'audio/wav' }), origin)).toBe('audio')
    expect(previewKind(file({ mime: 'video/webm', sizeBytes: 734_003_200 }), origin)).toBe('video')
    expect(previewKind(file({ mime: 'video/webm', url: 'https://elsewhere.example/a.webm' }), origin)).toBeUndefined()
  })

  it.each([
    ['another type', { mime: 'text/html' }],
    ['a picture that can contain scripts', { mime: 'image/svg+xml' }],
    ['another origin', { url: 'https://elsewhere.example/a.webp' }],
    ['700 MB', { sizeBytes: 734_003_200 }],
    ['a script as address', { url: 'javascript:alert(1)' }],
  ])('is not offered for %s', (_name, changes) => {
    expect(previewKind(file(changes), origin)).toBeUndefined()
  })
})

it('opens web addresses only', () => {
  expect(safeHref('javascript:alert(1)', origin)).toBeUndefined()
  expect(safeHref('data:text/html,x', origin)).toBeUndefined()
  expect(safeHref('/uploads/a.zip', origin)?.href).toBe(`${origin}/uploads/a.zip`)
})

describe('a small picture', () => {
  it('is taken from this origin', () => {
    expect(thumbnailAddress({ thumbUrl: '/uploads/tasks/a-small.webp' }, origin)).toBe(
      `${origin}/uploads/tasks/a-small.webp`,
    )
  })

  it.each([
    ['nothing', null],
    ['an empty address', ''],
    ['another origin', 'https://elsewhere.example/a.webp'],
    ['a script as address', 'javascript:alert(1)'],
  ])('is not requested for %s', (_name, thumbUrl) => {
    expect(thumbnailAddress({ thumbUrl }, origin)).toBeUndefined()
  })
})

it('says type and size', () => {
  expect(fileFacts(file({ mime: 'application/pdf', sizeBytes: 1_204_000 }))).toBe('PDF · 1.1 MB')
  expect(fileFacts(file({ mime: 'application/zip', sizeBytes: 734_003_200 }))).toBe('ZIP · 700 MB')
  expect(fileFacts(file({ mime: 'application/x-weird-unknown-thing', sizeBytes: 0 }))).toBe('X-WEIRD-UNKN')
})

it('shows a link as host and path, without user names and queries', () => {
  expect(linkParts('https://bank.example@evil.example/album?next=https://bank.example')).toMatchObject({
    host: 'evil.example',
    path: '/album',
  })
  expect(linkParts('https://album.example/')).toMatchObject({ host: 'album.example', path: '' })
  expect(linkParts('javascript:alert(1)')).toBeUndefined()
  expect(linkParts('not a link')).toBeUndefined()
})

it('gives a deliverable its files; a file of none, or of one that the Gig does not have any more, is among the others', () => {
  const photo = file({ id: 'photo', deliverableId: 'album' })
  const removed = file({ id: 'removed', deliverableId: 'removed' })
  const whole = file({ id: 'whole' })
  const files = filesOfRound({
    deliverables: [
      { id: 'album', text: 'The album', done: true },
      { id: 'prints', text: 'Prints', done: false },
    ],
    files: [photo, removed, whole],
  })
  expect(files.of('album')).toEqual([photo])
  expect(files.of('prints')).toEqual([])
  expect(files.others).toEqual([removed, whole])
})
