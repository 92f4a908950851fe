export { DescriptionItem, type DescriptionItemProps } from './DescriptionItem.tsx'
export {
  DescriptionList,
  descriptionListColumns,
  descriptionListLayouts,
  type DescriptionListColumns,
  type DescriptionListLayout,
  type DescriptionListProps,
} from './DescriptionList.tsx'
