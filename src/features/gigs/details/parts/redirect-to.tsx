import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Replaces the current page with another one. The router's own component would add to the bundle of every page. */
export function RedirectTo({ href }: { href: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(href, { replace: true })
  }, [href, navigate])
  return null
}
