import type { Plugin } from 'vite'

const dictionary =
  /[\\/](?:react-aria|react-stately|react-aria-components)[\\/]dist[\\/]private[\\/].*[iI]ntlStrings\.mjs(?:\?.*)?$/
const english = /^import (?<name>\S+) from "(?<file>[^"]*\/en-US\.mjs)";$/m

/**
 * Leaves one language of a dictionary of React Aria. @returns undefined for another module.
 * @throws Error when English is not imported the way it was.
 */
export function inEnglish(code: string, id: string): string | undefined {
  if (!dictionary.test(id)) return undefined
  const file = english.exec(code)?.groups?.['file']
  if (file === undefined) {
    throw new Error(`${id} no longer imports English the way scripts/vite/react-aria-in-english.ts expects.`)
  }
  return `import english from "${file}";\nexport default { 'en-US': english };\n`
}

/**
 * Ships the one language the product speaks instead of React Aria's thirty-odd: measured, 8 kB of brotli for a date field and 12 kB with a
 * calendar.
 */
export function reactAriaInEnglish(): Plugin {
  return {
    name: 'react-aria-in-english',
    enforce: 'pre',
    transform(code, id) {
      const changed = inEnglish(code, id)
      return changed === undefined ? undefined : { code: changed, map: null }
    },
  }
}
