import { createContext, useContext } from 'react'

/** Leads to another page of the app. `replace`: Back does not return to the present one. Resolves when the page is there. */
export type GoTo = (path: string, options?: { replace?: boolean }) => Promise<void>

/** Leads to another page by loading its document. */
export const loadDocument: GoTo = async (path, { replace = false } = {}) =>
  replace ? window.location.replace(path) : window.location.assign(path)

const GoToContext = createContext(loadDocument)

/** Says how pages below it lead to another one: by the router, or on a page that is shown before the router by starting it. */
export const GoToProvider = GoToContext.Provider

/** For pages that React shows without the router (src/features/auth/public-pages.ts); others use the router's `useNavigate`. Without a provider a page is loaded as a document. */
export const useGoTo = (): GoTo => useContext(GoToContext)
