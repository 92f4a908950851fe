import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** Reads the rules once, not for each story: half of what judging one costs. */
class ReadOnce extends StaticConfigLoader {
  #read: ReturnType<StaticConfigLoader['getConfigFor']> | undefined

  override getConfigFor(handle: string) {
    return (this.#read ??= super.getConfigFor(handle))
  }
}

/** The rules of the HTML specification. What axe judges with the page before it (names, roles, labels, contrast) is left to axe. */
const rules = new ReadOnce({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // The markup is serialised from the document, not written by hand.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'no-raw-characters': 'off',
    // A story is a piece of a page.
    'missing-doctype': 'off',
    // Safari treats a list without bullets as no list unless it has the role.
    'no-redundant-role': 'off',
    'no-implicit-button-type': 'error',
    'no-missing-references': 'error',
  },
})

const validator = new HtmlValidate(rules)

/**
 * Mistakes in the markup of a story: misplaced elements, duplicate ids, references without a target.
 * @returns one readable text per mistake; empty when the markup is valid
 */
export function htmlMistakes(html: string): readonly string[] {
  const [result] = validator.validateStringSync(html).results
  return (result?.messages ?? []).map(({ message, ruleId, selector, offset, size }) =>
    [
      `${message} (${ruleId})`,
      `  ${selector ?? ''}`,
      `  ${html.slice(offset, offset + Math.max(size, 160)).split('\n')[0] ?? ''}`,
    ].join('\n'),
  )
}
