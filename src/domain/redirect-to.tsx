import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Goes to another page in place of this one. Not the router's own component: that one would come with the router to every page. */
export function RedirectTo({ href }: { href: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(href, { replace: true })
  }, [href, navigate])
  return null
}
