import type { Plugin } from 'vite'

const changes = [
  {
    module: /[\\/]react-aria[\\/]dist[\\/]private[\\/]interactions[\\/]usePress\.mjs(?:\?.*)?$/,
    edits: [
      {
        from: /const style = ownerDocument\.createElement\('style'\);[\s\S]*?ownerDocument\.head\.prepend\(style\);/,
        to: '',
      },
    ],
  },
  {
    module: /[\\/]react-aria[\\/]dist[\\/]private[\\/]overlays[\\/]usePreventScroll\.mjs(?:\?.*)?$/,
    edits: [
      {
        from: /let style = document\.createElement\('style'\);[\s\S]*?document\.head\.prepend\(style\);/,
        to: "document.documentElement.setAttribute('data-scroll-prevented', '');",
      },
      { from: /\bstyle\.remove\(\);/, to: "document.documentElement.removeAttribute('data-scroll-prevented');" },
    ],
  },
] as const

/**
 * Takes the run-time style elements out of a module of React Aria. @returns undefined for a module that writes none.
 * @throws Error when they are not where they were.
 */
export function withoutStyleElements(code: string, id: string): string | undefined {
  const change = changes.find(({ module }) => module.test(id))
  return change?.edits.reduce<string>((result, { from, to }) => {
    if (!from.test(result)) {
      throw new Error(`${id} no longer writes its styles the way scripts/vite/react-aria-without-styles.ts expects.`)
    }
    return result.replace(from, to)
  }, code)
}

const transform: Pick<Plugin, 'name' | 'transform'> = {
  name: 'react-aria-without-styles',
  transform(code, id) {
    const changed = withoutStyleElements(code, id)
    return changed === undefined ? undefined : { code: changed, map: null }
  },
}

/**
 * Leaves out the `<style>` elements that React Aria writes into the page when something pressable is drawn and when iOS must not scroll:
 * our content security policy refuses them. `src/design-system/styles/react-aria.css.ts` has the same rules.
 */
export function reactAriaWithoutStyles(): Plugin {
  return {
    ...transform,
    enforce: 'pre',
    // Prebundled dependencies pass only through plugins of their own.
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [transform] } } }),
  }
}
