export {
  MarqueeSign,
  marqueeSignLights,
  marqueeSignSizes,
  type MarqueeSignLights,
  type MarqueeSignProps,
  type MarqueeSignSize,
} from './MarqueeSign.tsx'
