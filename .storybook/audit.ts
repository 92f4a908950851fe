import type { ElementContext, RunOptions, Spec } from 'axe-core'

/** The part of `parameters.a11y` that steers axe, in the accessibility addon's own shape. */
interface AuditParameter {
  readonly context?: ElementContext
  readonly config?: Spec
  readonly options?: RunOptions
  readonly disable?: boolean
  readonly test?: 'off' | 'todo' | 'error'
}

/** A story is a piece of a page, so content outside landmarks is no mistake in it; the addon leaves this rule out as well. */
const outsideAPage = [{ id: 'region', enabled: false }]

/** Storybook's own elements in the preview. */
const notOurs = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']

/** The markup of what is on the page now: the story, and what it has put beside itself, such as dialogs. */
export function markup(): string {
  const ours = [...document.body.children].filter(
    (element) => !element.matches(['script', 'style', ...notOurs].join(', ')),
  )
  return ours.map((element) => element.outerHTML).join('\n')
}

/** The document as axe last saw it whole. */
let audited: string | undefined

/**
 * Runs axe on what is on the page now, with the story's settings for the accessibility addon. Where the document is, to the letter,
 * what axe has just seen whole in the other theme, only colours can be judged differently, and only those rules run again.
 * @returns one readable text per violated rule; empty when the page is clean
 */
export async function audit(parameter: unknown): Promise<readonly string[]> {
  const { config, options, context, disable, test } = (parameter ?? {}) as AuditParameter
  if (disable === true || test === 'off') return []
  const { default: axe } = await import('axe-core')
  axe.reset()
  axe.configure({ ...config, rules: [...outsideAPage, ...(config?.rules ?? [])] })
  const now = `${JSON.stringify(parameter)} ${document.body.outerHTML}`
  const others = now === audited ? axe.getRules().filter(({ tags }) => !tags.includes('cat.color')) : []
  audited = now
  const rules = { ...Object.fromEntries(others.map(({ ruleId }) => [ruleId, { enabled: false }])), ...options?.rules }
  const results = await axe.run(context ?? { include: document.body, exclude: notOurs }, {
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
    ...options,
    rules,
  })
  return results.violations.map(({ id, help, nodes }) =>
    [
      `${help} (${id})`,
      ...nodes.map(
        (node) =>
          `  ${node.target.join(' ')}\n    ${node.html}\n    ${node.failureSummary?.replaceAll('\n', '\n    ') ?? ''}`,
      ),
    ].join('\n'),
  )
}
