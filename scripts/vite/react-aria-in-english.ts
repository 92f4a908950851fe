import type { Plugin } from 'vite'

const dictionary =
  /[\\/](?:react-aria|react-stately|react-aria-components)[\\/]dist[\\/]private[\\/].*[iI]ntlStrings\.mjs(?:\?.*)?$/
const english = /^import (?<name>\S+) from "(?<file>[^"]*\/en-US\.mjs)";$/m

/**
 * Removes all languages but English from a dictionary module of React Aria. @returns undefined for another module.
 * @throws Error when the module does not import English in the expected form.
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
 * Bundles only English instead of React Aria's more than thirty languages, which saves 8 kB of brotli for a date field and 12 kB with
 * a calendar.
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
