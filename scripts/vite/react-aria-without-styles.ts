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
 * Removes the code that inserts style elements from a module of React Aria. @returns undefined for a module that inserts none.
 * @throws Error when the code does not have the expected form.
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
 * Removes the `<style>` elements that React Aria inserts into the page when a pressable element renders and when it prevents scrolling
 * on iOS: the content security policy blocks them. `src/design-system/styles/react-aria.css.ts` has the same rules.
 */
export function reactAriaWithoutStyles(): Plugin {
  return {
    ...transform,
    enforce: 'pre',
    // Vite transforms prebundled dependencies only with the plugins listed here.
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [transform] } } }),
  }
}
