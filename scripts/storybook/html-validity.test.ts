import { expect, it } from 'vitest'
import { htmlMistakes } from './lib/html-validity.ts'

const rules = (html: string) =>
  htmlMistakes(html).map((mistake) => /\((?<rule>[\w/-]+)\)$/m.exec(mistake)?.groups?.['rule'])

it.each([
  ['a block in a line of text', '<p><div>Words</div></p>', 'close-order'],
  ['a block in an inline element', '<span><div>Words</div></span>', 'element-permitted-content'],
  [
    'a button in a button',
    '<button type="button"><button type="button">Words</button></button>',
    'element-permitted-content',
  ],
  ['a button in a link', '<a href="/gigs"><button type="button">Words</button></a>', 'element-permitted-content'],
  ['an id given twice', '<p id="a">One</p><p id="a">Two</p>', 'no-dup-id'],
  ['a reference that leads nowhere', '<input aria-describedby="gone" aria-label="Name">', 'no-missing-references'],
  ['an id with a space', '<p id="make up">Words</p>', 'valid-id'],
  ['a list of other things than items', '<ul><div>Words</div></ul>', 'element-permitted-content'],
  ['a button that would send a form', '<button>Words</button>', 'no-implicit-button-type'],
])('finds %s', (_, html, rule) => {
  expect(rules(html)).toContain(rule)
})

it.each([
  ['what the browser writes out', '<input type="text" disabled="" aria-label="Name"><br>'],
  ['values that are set at run time', '<div style="--share: 0.5;"></div>'],
  ['a list that says that it is one', '<ul role="list"><li>One</li></ul>'],
  [
    'the ids that React makes',
    '<label id="_r_1_-label" for="_r_1_">Name</label><input id="_r_1_" aria-describedby="_r_1_-label">',
  ],
])('leaves alone %s', (_, html) => {
  expect(rules(html)).toEqual([])
})

it('shows what it found, and where', () => {
  expect(htmlMistakes('<ul><div class="x">Words</div></ul>')[0]).toBe(
    '<div> element is not permitted as content under <ul> (element-permitted-content)\n  ul > div\n  div class="x">Words</div></ul>',
  )
})
