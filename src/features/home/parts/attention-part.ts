/** The lazily loaded part of the home page: the list of what needs attention, and the start of its reads. */
export { prefetchAttention } from '../data/use-attention.ts'
export { AttentionList } from './attention-list.tsx'
