/** What a first visit of Gigs Management reads. */
export { gigsReads as firstGigsReads } from './list/data/gigs-reads.ts'
