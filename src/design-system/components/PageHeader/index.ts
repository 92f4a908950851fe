export { PageHeader, type PageHeaderProps } from './PageHeader.tsx'
export { PageTrail } from './PageTrail.tsx'
