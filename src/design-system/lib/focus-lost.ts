/** Whether no control has the focus, as when the focused element was removed, or a dialog closed that nothing had opened and `main` got it. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body || document.activeElement.matches('main')
