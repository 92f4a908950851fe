import type { Plugin } from 'vite'

const sonnerModule = /[\\/]sonner[\\/]dist[\\/]index\.mjs(?:\?.*)?$/
const insertion = /^__insertCSS\("(?:[^"\\]|\\.)*"\);?$/m

/**
 * Removes the call that inserts sonner's own style sheet into the page. @throws Error when the call does not have the expected
 * form.
 */
export function withoutStyleInsertion(code: string): string {
  if (!insertion.test(code)) {
    throw new Error('sonner no longer inserts its styles the way scripts/vite/sonner-without-styles.ts expects.')
  }
  return code.replace(insertion, '')
}

/**
 * Removes the `<style>` element that sonner inserts into the page when it is imported: the content security policy blocks it, and the
 * design system has its own styles for toasts (`components/Toast`).
 */
export function sonnerWithoutStyles(): Plugin {
  return {
    name: 'sonner-without-styles',
    enforce: 'pre',
    // Vite does not run plugins on prebundled dependencies.
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    transform(code, id) {
      return sonnerModule.test(id) ? { code: withoutStyleInsertion(code), map: null } : undefined
    },
  }
}
