/** Loads the code below home's heading and of its reads, which is too large for the first render. */
export const loadHomePart = () => import('./home-part.ts')
