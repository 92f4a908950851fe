export { List, listSurfaces, type ListProps, type ListSurface } from './List.tsx'
export { ListItem, listItemAligns, type ListItemAlign, type ListItemProps } from './ListItem.tsx'
