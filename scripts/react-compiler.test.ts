import { transform } from 'oxc-transform-react'
import { expect, it } from 'vitest'
import { readCodeFiles } from './lib/code-files.mjs'

/** Files of the product: not those of tests, and not those that say with a reason that the compiler leaves a function alone. */
const sources = [...readCodeFiles()].filter(
  ([file, source]) =>
    file.startsWith('src/') &&
    !/\.(?:test|test-d|css)\.tsx?$|\/testing\//.test(file) &&
    !source.includes("'use no memo'"),
)

it('compiles every component and hook: none is skipped for syntax that React Compiler does not know', async () => {
  const skipped: string[] = []
  let compiled = 0
  for (const [file, source] of sources) {
    const { code, errors } = await transform(file, source, { reactCompiler: { reportDiagnostics: true } })
    skipped.push(...errors.map(({ message }) => `${file}: ${message}`))
    if (code.includes('react/compiler-runtime')) compiled++
  }
  expect(skipped).toEqual([])
  expect(compiled).toBeGreaterThan(700)
})
