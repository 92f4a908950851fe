export { AudioPlayer, type AudioPlayerLabels, type AudioPlayerProps } from './AudioPlayer.tsx'
