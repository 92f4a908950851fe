import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  use,
} from 'react'

/** The props that a router's link component must accept: those of an anchor, with an address. */
export type LinkComponentProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string }

function PlainAnchor({ children, ...props }: LinkComponentProps) {
  return <a {...props}>{children}</a>
}

const LinkContext = createContext<ComponentType<LinkComponentProps>>(PlainAnchor)

/** Sets, at the root of the app, how internal links navigate. Without it a link is a plain anchor. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkComponentProps>
  children: ReactNode
}) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** An unstyled link of the app's router, for components with their own look, such as `ButtonLink`. */
export function InternalLink(props: LinkComponentProps) {
  return createElement(use(LinkContext), props)
}
