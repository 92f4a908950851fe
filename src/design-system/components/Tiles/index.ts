export { tileCounts, Tiles, type TilesProps } from './Tiles.tsx'
