import type { Plugin } from 'vite'

const sonnerModule = /[\\/]sonner[\\/]dist[\\/]index\.mjs(?:\?.*)?$/
const insertion = /^__insertCSS\("(?:[^"\\]|\\.)*"\);?$/m

/** Takes the call out that puts sonner's own style sheet into the page. @throws Error when it is not where it was. */
export function withoutStyleInsertion(code: string): string {
  if (!insertion.test(code)) {
    throw new Error('sonner no longer inserts its styles the way scripts/vite/sonner-without-styles.ts expects.')
  }
  return code.replace(insertion, '')
}

/**
 * Leaves out the `<style>` element that sonner writes into the page when it is imported: our content security policy refuses it,
 * and the design system draws its toasts itself (`components/Toast`).
 */
export function sonnerWithoutStyles(): Plugin {
  return {
    name: 'sonner-without-styles',
    enforce: 'pre',
    // Prebundled dependencies never pass through a plugin.
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    transform(code, id) {
      return sonnerModule.test(id) ? { code: withoutStyleInsertion(code), map: null } : undefined
    },
  }
}
