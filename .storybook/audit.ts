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

/**
 * Runs axe on what is on the page now, with the story's settings for the accessibility addon.
 * @returns one readable text per violated rule; empty when the page is clean
 */
export async function audit(parameter: unknown): Promise<readonly string[]> {
  const { config, options, context, disable, test } = (parameter ?? {}) as AuditParameter
  if (disable === true || test === 'off') return []
  const { default: axe } = await import('axe-core')
  axe.reset()
  axe.configure({ ...config, rules: [...outsideAPage, ...(config?.rules ?? [])] })
  const results = await axe.run(context ?? { include: document.body, exclude: notOurs }, { resultTypes: ['violations'], ...options })
  return results.violations.map(({ id, help, nodes }) =>
    [`${help} (${id})`, ...nodes.map((node) => `  ${node.target.join(' ')}\n    ${node.html}\n    ${node.failureSummary?.replaceAll('\n', '\n    ') ?? ''}`)].join('\n'),
  )
}
