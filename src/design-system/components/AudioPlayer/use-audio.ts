import { useRef, useState } from 'react'

/** The element that plays at present: of all players of the page, one is heard. */
let playingElement: HTMLAudioElement | undefined

/** The state of an audio element, and what controls it. Nothing is loaded before the first `toggle`. */
export function useAudio() {
  const ref = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [position, setPosition] = useState(0)
  const [length, setLength] = useState<number>()

  const element = {
    ref,
    onPlay: () => {
      if (playingElement !== ref.current) playingElement?.pause()
      playingElement = ref.current ?? undefined
      setPlaying(true)
    },
    onPause: () => setPlaying(false),
    onEnded: () => setPosition(0),
    onTimeUpdate: () => {
      // At its end the position is the start again, whichever of the two events comes last.
      if (ref.current?.ended === false) setPosition(ref.current.currentTime)
    },
    onDurationChange: () => {
      const seconds = ref.current?.duration ?? 0
      setLength(Number.isFinite(seconds) ? seconds : undefined)
    },
    onError: () => {
      setFailed(true)
      setPlaying(false)
    },
  }

  const toggle = () => {
    const audio = ref.current
    if (audio === null) return
    if (!audio.paused) {
      audio.pause()
      return
    }
    // An address that failed is asked again.
    if (hasFailed) audio.load()
    setFailed(false)
    // A refusal is also an error event of the element, or follows from a pause that came first.
    audio.play().catch(() => setPlaying(false))
  }

  const seek = (seconds: number) => {
    if (ref.current !== null) ref.current.currentTime = seconds
    setPosition(seconds)
  }

  return { element, isPlaying, hasFailed, position, length, toggle, seek }
}
