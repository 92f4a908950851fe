export { TileList, type TileListCount, tileListCounts, type TileListProps } from './TileList.tsx'
