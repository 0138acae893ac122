import { guidesTitle } from '#common/guides.ts'

const isKnown = (language: string | undefined): language is keyof typeof guidesTitle =>
  language !== undefined && Object.hasOwn(guidesTitle, language)

/**
 * What the Studio's Help menu offers besides the version: the guides, in a tab of their own.
 * @param url the address of the Studio
 * @param language of the Studio, such as `de-DE`; English for one it does not have
 */
export const helpMenu = (url: string, language: string | undefined) => ({
  resources: {
    sectionArray: [
      {
        _key: 'guides',
        items: [
          {
            _key: 'guides',
            _type: 'externalLink',
            title: guidesTitle[isKnown(language) ? language : 'en-US'],
            url: `${url}/guides`,
          },
        ],
      },
    ],
  },
})
