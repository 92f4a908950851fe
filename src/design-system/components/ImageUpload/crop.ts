/** A part of a picture in per cent of its sides, as react-image-crop has it. */
export interface Crop {
  unit: '%'
  x: number
  y: number
  width: number
  height: number
}

/** Width and height in px. */
export interface Size {
  width: number
  height: number
}

/** The largest side (px) of the crop: enough for every use, and small enough for a phone's network. */
export const largestOutput = 1024

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)

/** A square of this side (px) around a point (px), moved inside the picture where it would exceed it. */
function squareAround(centre: { x: number; y: number }, wanted: number, { width, height }: Size): Crop {
  const side = Math.min(wanted, width, height)
  const x = clamp(centre.x - side / 2, 0, width - side)
  const y = clamp(centre.y - side / 2, 0, height - side)
  return {
    unit: '%',
    x: (x / width) * 100,
    y: (y / height) * 100,
    width: (side / width) * 100,
    height: (side / height) * 100,
  }
}

/** The largest square, in the middle: for most pictures already right. */
export function largestSquare(size: Size): Crop {
  return squareAround({ x: size.width / 2, y: size.height / 2 }, Number.POSITIVE_INFINITY, size)
}

/** The same place with another side (px). */
export function withSide(crop: Crop, side: number, size: Size): Crop {
  const centre = {
    x: ((crop.x + crop.width / 2) / 100) * size.width,
    y: ((crop.y + crop.height / 2) / 100) * size.height,
  }
  return squareAround(centre, side, size)
}

/** The square in whole px of the picture, never beyond its edge. */
export function areaOf(crop: Crop, { width, height }: Size): { x: number; y: number; side: number } {
  const side = clamp(Math.round((crop.width / 100) * width), 1, Math.min(width, height))
  return {
    x: clamp(Math.round((crop.x / 100) * width), 0, width - side),
    y: clamp(Math.round((crop.y / 100) * height), 0, height - side),
    side,
  }
}
