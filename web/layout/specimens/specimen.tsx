import type { ComponentType } from 'react'

const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** A part of the design system in both themes. The content gets the theme to keep ids unique. */
export const Specimen = ({ name, Content }: { name: string; Content: ComponentType<{ theme: Theme }> }) => {
  const id = `specimen-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`
  return (
    <section className="wrap specimen" aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <div className="specimen__pair">
        {themes.map((theme) => (
          <div className="specimen__sheet" data-theme={theme} key={theme}>
            <Content theme={theme} />
          </div>
        ))}
      </div>
    </section>
  )
}
