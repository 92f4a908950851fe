import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { withoutStyleElements } from './react-aria-without-styles.ts'

const resolve = createRequire(import.meta.url).resolve
const installed = path.join(path.dirname(resolve('react-aria/package.json')), 'dist', 'private')
const styleElement = /createElement\(['"]style['"]\)/

const modules = readdirSync(installed, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => ({ id: path.join(installed, file), code: readFileSync(path.join(installed, file), 'utf8') }))

describe('React Aria without its styles', () => {
  it('leaves no style element in the installed version', () => {
    const writers = modules.filter(({ code }) => styleElement.test(code))
    expect(writers).toHaveLength(2)
    expect(writers.filter(({ id, code }) => styleElement.test(withoutStyleElements(code, id) ?? code))).toEqual([])
  })

  it('keeps the rest of both modules, and does not change other modules', () => {
    const changed = modules.filter(({ id, code }) => withoutStyleElements(code, id) !== undefined)
    expect(changed.map(({ id }) => path.basename(id)).toSorted()).toEqual(['usePress.mjs', 'usePreventScroll.mjs'])
    for (const { id, code } of changed) {
      const result = withoutStyleElements(code, id) ?? ''
      expect(code.length - result.length).toBeLessThan(900)
      expect(result).not.toMatch(/\bstyle\.(?:id|nonce|textContent|remove)\b/)
      expect(result.slice(result.lastIndexOf('export {'))).toBe(code.slice(code.lastIndexOf('export {')))
    }
  })

  it('throws when a new version has another form', () => {
    expect(() =>
      withoutStyleElements(
        'export const usePress = () => {}',
        modules.find(({ id }) => id.endsWith('usePress.mjs'))?.id ?? '',
      ),
    ).toThrow('no longer writes its styles')
  })
})
