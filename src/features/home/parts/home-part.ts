/** The lazily loaded part of home: everything below its heading, and the start of its reads. */
export { prefetchHome } from '../data/home-reads.ts'
export { FinishSetup } from './finish-setup.tsx'
export { HomeCards } from './home-cards.tsx'
