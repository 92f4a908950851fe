import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { canReachServer } from '@/api/client/can-reach-server.ts'
import { log } from '@/lib/log.ts'
import { isChunkFailure, canReload, reloadOnce } from '@/lib/reload-once.ts'

/** What a boundary shows of an error. A missing chunk reloads the page instead of showing an error. */
export interface RouteFailure {
  message: string
  /** A chunk could not be loaded. The router caches the failed import, so only a reload can load it. */
  isChunk: boolean
  /** There was no network when the chunk was missing, or the server did not answer. */
  isOffline: boolean
  /** The page is reloaded, or the server is asked whether it can be. */
  isReloading: boolean
  /** The server's id of the request that failed, where one did. */
  requestId: string | undefined
}

/** What an error means at the moment it happens: network and the permission to reload change later. */
function judge(error: unknown) {
  const isChunk = isChunkFailure(error)
  return {
    error,
    isChunk,
    isOffline: isChunk && !navigator.onLine,
    isReloading: isChunk && canReload({ storage: () => sessionStorage, online: navigator.onLine }),
  }
}

/** Reads the error a route failed with, logs it, and reloads the page once when a chunk could not be loaded and the server answers. */
export function useRouteFailure(): RouteFailure {
  const error = useRouteError()
  const [judged, setJudged] = useState(() => judge(error))
  // The boundary stays when the next page fails too.
  if (judged.error !== error) setJudged(judge(error))
  const { isChunk, isOffline, isReloading } = judged

  useEffect(() => {
    log('A page failed', error)
  }, [error])
  useEffect(() => {
    if (!isReloading) return undefined
    let isLeft = false
    const reload = async () => {
      const isReached = await canReachServer()
      if (isLeft) return
      if (isReached) reloadOnce({ storage: () => sessionStorage, online: true, reload: () => window.location.reload() })
      else setJudged({ error, isChunk: true, isOffline: true, isReloading: false })
    }
    void reload()
    return () => {
      isLeft = true
    }
  }, [error, isReloading])

  return { message: messageOf(error), isChunk, isOffline, isReloading, requestId: requestIdOf(error) }
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  return error instanceof Error ? error.message : String(error)
}

/** Of an `ApiError`, whose class is not in the first chunk. */
function requestIdOf(error: unknown): string | undefined {
  return error instanceof Error && 'requestId' in error && typeof error.requestId === 'string'
    ? error.requestId
    : undefined
}
