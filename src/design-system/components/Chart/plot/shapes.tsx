import { useId } from 'react'

/** How the n-th series is drawn, besides its colour. */
export const dashes = [undefined, '7 4', '2 4', '10 4 2 4'] as const

const markers = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
  'M-3.5-3.5h7v7h-7Z',
  'M0-4.5 4.5 3.5h-9Z',
  'M0-5 5 0 0 5-5 0Z',
] as const

/** The sign of a point on a line: circle, square, triangle, diamond. */
export function Marker({ series, x, y }: { series: number; x: number; y: number }) {
  return <path d={markers[series % markers.length]} transform={`translate(${x} ${y})`} fill="currentColor" />
}

/** Full, slanted lines, dots, level lines, crossed lines; drawn in the colour of the series around it. */
export const patternTiles = [
  null,
  <path key="slanted" d="M-2 2 2-2M0 8 8 0M6 10 10 6" stroke="currentColor" strokeWidth={2.25} />,
  <path key="dots" d="M2 2h.01M6 6h.01" stroke="currentColor" strokeWidth={3} strokeLinecap="round" />,
  <path key="level" d="M0 2h8M0 6h8" stroke="currentColor" strokeWidth={1.75} />,
  <path key="crossed" d="M0 0 8 8M0 8 8 0" stroke="currentColor" strokeWidth={1.5} />,
] as const

/**
 * Filled shapes of the n-th series: an outline in its colour, and its pattern inside.
 * The pattern is declared here, because it takes the colour of where it is declared and not of where it is used.
 */
export function Filled({ series, shapes }: { series: number; shapes: readonly { id: string; d: string }[] }) {
  const id = useId()
  const tile = patternTiles[series % patternTiles.length]
  return (
    <>
      {tile === null || tile === undefined ? null : (
        <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse" fill="none">
          {tile}
        </pattern>
      )}
      {shapes.map((shape) => (
        <path
          key={shape.id}
          d={shape.d}
          fill={tile === null || tile === undefined ? 'currentColor' : `url(#${id})`}
          stroke="currentColor"
          strokeWidth={1.5}
          strokeLinejoin="round"
        />
      ))}
    </>
  )
}

/**
 * A bar from `from` to `to`, rounded at its far end. Lengths in px, half a stroke inside so that the outline stays in its place.
 */
export function barPath(x: number, width: number, from: number, to: number): string {
  const radius = Math.min(4, width / 2, Math.abs(to - from))
  const towards = to < from ? 1 : -1
  return `M${x} ${from}V${to + radius * towards}q0 ${-radius * towards} ${radius} ${-radius * towards}h${width - 2 * radius}q${radius} 0 ${radius} ${radius * towards}V${from}Z`
}

/** A line through the points with a value; a missing value is a gap. */
export function linePath(points: readonly (readonly [x: number, y: number] | null)[]): string {
  return points
    .map((point, index) => (point === null ? '' : `${points[index - 1] ? 'L' : 'M'}${point[0]} ${point[1]}`))
    .join('')
}
