/**
 * Applies styles through a constructed stylesheet. The content security policy forbids `<style>` elements made at run
 * time; a constructed sheet is no inline style to it, and comes last in the cascade as such an element would.
 * @returns takes the styles back
 */
export function adoptStyles(css: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

/** Styles that several users share: there while at least one of them is. */
export function stylesheetSingleton(): { add: (css: string) => void; remove: () => void } {
  let users = 0
  let takeBack: (() => void) | undefined
  return {
    add(css) {
      if (users === 0) takeBack = adoptStyles(css)
      users += 1
    },
    remove() {
      users -= 1
      if (users === 0) takeBack?.()
    },
  }
}
