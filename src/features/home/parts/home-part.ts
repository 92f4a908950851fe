/** The lazily loaded part of home: everything below its heading, and its reads. */
export { homePartReads } from '../data/home-reads.ts'
export { FinishSetup } from './finish-setup.tsx'
export { HomeCards } from './home-cards.tsx'
