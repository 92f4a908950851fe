/** The part of home below its heading, and its reads, which begin as soon as it is there. */
export { homePartReads } from '../data/home-reads.ts'
export { FinishSetup } from './finish-setup.tsx'
export { HomeCards } from './home-cards.tsx'
