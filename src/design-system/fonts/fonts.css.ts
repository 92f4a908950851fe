import { globalFontFace } from '@vanilla-extract/css'
import { fallbackMetrics } from './fallback-metrics.ts'

globalFontFace('Inter Marquee', {
  src: 'url("./inter.woff2") format("woff2")',
  fontWeight: '400 700',
  fontStyle: 'normal',
  fontDisplay: 'swap',
})

globalFontFace('Bricolage Marquee', {
  src: 'url("./bricolage.woff2") format("woff2")',
  fontWeight: '700',
  fontStyle: 'normal',
  fontDisplay: 'swap',
})

// Local fonts with adjusted metrics, so that line breaks do not change when the web font has loaded.
const localSans =
  'local("Arial"), local("Liberation Sans"), local("Helvetica Neue"), local("Helvetica"), local("Roboto")'
const localSansBold =
  'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Helvetica Bold"), local("Roboto Bold")'

globalFontFace('Inter Marquee Fallback', { src: localSans, ...fallbackMetrics.inter })
globalFontFace('Bricolage Marquee Fallback', { src: localSansBold, fontWeight: '700', ...fallbackMetrics.bricolage })
