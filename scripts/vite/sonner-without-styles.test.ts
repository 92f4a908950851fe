import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { withoutStyleInsertion } from './sonner-without-styles.ts'

const installed = path.join(path.dirname(createRequire(import.meta.url).resolve('sonner')), 'index.mjs')

describe('sonner without its styles', () => {
  it('removes only the style insertion from the installed version', async () => {
    const code = await readFile(installed, 'utf8')
    const stripped = withoutStyleInsertion(code)
    expect(stripped).not.toMatch(/__insertCSS\(["']/)
    expect(stripped).toContain('function __insertCSS')
    expect(stripped).toContain('export { Toaster, toast, useSonner }')
    expect(code.length - stripped.length).toBeGreaterThan(10_000)
  })

  it('throws when a new version has another form', () => {
    expect(() => withoutStyleInsertion('export const toast = () => {}')).toThrow('sonner no longer inserts its styles')
  })
})
