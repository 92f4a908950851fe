import { expect, it } from 'vitest'

const sources = import.meta.glob<string>('../components/**/*.tsx', { query: '?raw', import: 'default', eager: true })

/** The opening tags of lists in a source; a comment between the attributes may contain any sign. */
const openingTags = (source: string) => source.match(/<(?:ul|ol)\s(?:\/\/[^\n]*|\{[^}]*\}|=>|[^>{])*>/g) ?? []

it('says of every list that it is one: Safari drops the role where list-style is none, which the reset makes of all', () => {
  const without = Object.entries(sources)
    .filter(([path]) => !path.includes('.test'))
    .flatMap(([path, source]) =>
      openingTags(source)
        .filter((tag) => !tag.includes('role="list"') && !tag.includes('aria-hidden'))
        .map((tag) => `${path}: ${tag}`),
    )
  expect(without).toEqual([])
})
