import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const replacement = fileURLToPath(new URL('./adopted-styles.ts', import.meta.url))

/** Sonner inserts its stylesheet when it is loaded, by this call. */
const sonnerCall = /^__insertCSS\(/m

/**
 * Lets two dependencies keep within a content security policy without 'unsafe-inline': the toasts (sonner) and the scroll
 * lock below dialogs and menus (react-style-singleton, through Radix) would insert `<style>` elements; in the built page
 * they go through {@link adoptStyles}. A new version that no longer has the replaced place fails the build.
 */
export function noStyleElements(): Plugin {
  return {
    name: 'marquee:no-style-elements',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === './singleton' && importer?.includes('/react-style-singleton/') === true) return replacement
      return undefined
    },
    transform: {
      filter: { id: /[\\/]node_modules[\\/]sonner[\\/]dist[\\/]index\.mjs/ },
      handler(code) {
        if (!sonnerCall.test(code)) throw new Error('sonner no longer inserts its styles by __insertCSS: look how it does now, and correct scripts/vite/no-style-elements.ts')
        return `import { adoptStyles } from ${JSON.stringify(replacement)}\n${code.replace(sonnerCall, 'adoptStyles(')}`
      },
    },
  }
}
