export { DescriptionItem, type DescriptionItemProps } from './DescriptionItem.tsx'
export {
  DescriptionList,
  descriptionListAligns,
  descriptionListColumns,
  descriptionListLayouts,
  type DescriptionListAlign,
  type DescriptionListColumns,
  type DescriptionListLayout,
  type DescriptionListProps,
} from './DescriptionList.tsx'
