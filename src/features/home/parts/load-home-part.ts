/** Loads the code below home's heading and of its reads. */
export const loadHomePart = () => import('./home-part.ts')
