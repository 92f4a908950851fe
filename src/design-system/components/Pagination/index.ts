export { Pagination, type PaginationProps } from './Pagination.tsx'
export { type PageTarget } from './PageControl.tsx'
