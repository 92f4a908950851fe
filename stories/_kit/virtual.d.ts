declare module 'virtual:component-stylesheets' {
  const sheets: readonly { readonly component: string; readonly source: string }[]
  export default sheets
}
