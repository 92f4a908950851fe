import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axeCore from 'axe-core'
import type { AxeResults, RunOptions, Spec } from 'axe-core'
import type { Page } from 'playwright'

/** The part of `parameters.a11y` that configures axe, in the accessibility addon's own shape. */
export interface A11yParameter {
  /** Selectors: elements do not leave the page. */
  readonly context?: string | { include: string[]; exclude: string[] }
  readonly config?: Spec
  readonly options?: RunOptions
  readonly disable?: boolean
  readonly test?: 'off' | 'todo' | 'error'
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe?: typeof axeCore
  }
}

/**
 * Runs axe on a page with the story's settings for the accessibility addon.
 * @param scope 'all' rules, or only 'colour' rules: the document of the second theme differs in custom properties alone
 * @param except selectors of parts that other stories show alike
 * @returns one readable text per violated rule; empty when the page is clean
 */
export async function auditPage(
  page: Page,
  parameter: A11yParameter = {},
  scope: 'all' | 'colour' = 'all',
  except: readonly string[] = [],
) {
  if (parameter.disable === true || parameter.test === 'off') return []
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  const violations = await page.evaluate(runAxe, { parameter, scope, except })
  return violations.map(({ id, help, nodes }) =>
    [
      `${help} (${id})`,
      ...nodes.map(
        ({ target, html, failureSummary = '' }) => `  ${target.join(' ')}\n    ${html}\n    ${failureSummary}`,
      ),
    ].join('\n'),
  )
}

interface AxeRun {
  readonly parameter: A11yParameter
  readonly scope: 'all' | 'colour'
  readonly except: readonly string[]
}

async function runAxe({ parameter, scope, except }: AxeRun): Promise<AxeResults['violations']> {
  const { config, options, context } = parameter
  const { axe } = window
  if (axe === undefined) throw new Error('axe is not on the page')
  axe.reset()
  // A story is a piece of a page, so content outside landmarks is no mistake in it; the addon leaves this rule out as well.
  axe.configure({ ...config, rules: [{ id: 'region', enabled: false }, ...(config?.rules ?? [])] })
  const others = scope === 'all' ? [] : axe.getRules().filter(({ tags }) => !tags.includes('cat.color'))
  const rules = { ...Object.fromEntries(others.map(({ ruleId }) => [ruleId, { enabled: false }])), ...options?.rules }
  const storybooksOwn = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']
  const results = await axe.run(
    context ?? { include: [['body']], exclude: [...storybooksOwn, ...except].map((selector) => [selector]) },
    {
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
      ...options,
      rules,
    },
  )
  return results.violations
}
