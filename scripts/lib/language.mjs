/**
 * Wording that an outside engineer would not search for, with the term to use. Names, comments, tests and documents use the terms of
 * textbooks and vendor documentation.
 * @type {readonly { readonly pattern: RegExp, readonly use: string }[]}
 */
export const bannedTerms = [
  { pattern: /\bmend(?:s|ed|ing)?\b/gi, use: 'fix' },
  { pattern: /\banew\b/gi, use: 'again' },
  { pattern: /\bin vain\b/gi, use: 'say what failed' },
  { pattern: /\b(?:call|calls|called|calling) off\b/gi, use: 'cancel' },
  { pattern: /\b(?:give|gives|gave|given|giving) up\b/gi, use: 'abandon, or stop' },
  { pattern: /\b(?:take|takes|took|taken|taking) back\b/gi, use: 'reverse, chargeback, refund, or undo' },
  { pattern: /\bdoings\b/gi, use: 'name the events' },
  { pattern: /\bwhoever\b/gi, use: 'name the actor: the employer, the client, the server' },
  { pattern: /\bat(?: |-)once\b/gi, use: 'immediately, or concurrently' },
  { pattern: /\bfurniture\b/gi, use: 'name the elements' },
  { pattern: /\bfront doors?\b|\bover (?:every|the) door\b/gi, use: 'public entry point' },
  { pattern: /\bmap of the house\b/gi, use: 'layer rules' },
  { pattern: /\bproduct pages, (?:section )?\d/gi, use: 'a document in docs/, such as docs/product/wallet.md' },
]

/**
 * Sentences of the product that use an everyday word of the list. The list is about names, comments, tests and documents; what an employer
 * reads follows docs/product/rules.md.
 */
export const productCopy = Object.freeze([
  'contact support at once',
  'on the sign-in page at once',
  'too much at once',
  'tell us at once',
  'This page gives up',
  'Whoever is not told',
  'Whoever you hire',
  'see the new name at once',
])

/**
 * Finds banned wording in a text. White space counts as one space, so a term that is broken over two comment lines is found.
 * @param {string} text
 * @returns {readonly { line: number, found: string, use: string }[]} in the order of the lines
 */
export function findBannedTerms(text) {
  const withoutCopy = productCopy.reduce((rest, copy) => rest.replaceAll(copy, ' '.repeat(copy.length)), text)
  const flat = withoutCopy.replaceAll(/\n[ \t]*(?:\*|\/\/|#)?[ \t]*/g, (gap) => ' '.repeat(gap.length))
  return bannedTerms
    .flatMap(({ pattern, use }) =>
      [...flat.matchAll(new RegExp(pattern.source.replaceAll(' ', ' +'), pattern.flags))].map((match) => ({
        line: text.slice(0, match.index).split('\n').length,
        found: match[0].replaceAll(/ +/g, ' '),
        use,
      })),
    )
    .toSorted((a, b) => a.line - b.line)
}
