export { List, listSurfaces, type ListProps, type ListSurface } from './List.tsx'
export { ListItem, type ListItemProps } from './ListItem.tsx'
