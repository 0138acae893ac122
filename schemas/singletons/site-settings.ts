import { translated } from '#schemas/translation/translated-from.ts'
import type { DocumentDefinition, FieldDefinition } from 'sanity'
import { secureAddress } from '#schemas/lib/addresses.ts'
import { check } from '#schemas/lib/check.ts'
import type { Constraint } from '#common/rules/rule-schema.ts'
import { holds, required } from '#schemas/lib/constraints.ts'
import { noLossFigure } from '#schemas/lib/loss-figure.ts'
import { say } from '#schemas/words/say.ts'

const addressField = (
  name: string,
  title: string,
  description: string,
  ...constraints: Constraint[]
): FieldDefinition => ({
  name,
  title,
  type: 'string',
  description,
  validation: check(...constraints, secureAddress()),
})

/** Settings of the whole site: name, addresses, footer, texts for search engines. */
export const siteSettings: DocumentDefinition = translated({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  description:
    'What holds for the whole site: name, addresses, footer, words for search engines. Example: the address of the client area',
  validation: check(noLossFigure),
  groups: [
    { name: 'brand', title: 'Brand', default: true },
    { name: 'search', title: 'Search and sharing' },
    { name: 'addresses', title: 'Addresses' },
    { name: 'footer', title: 'Footer' },
    { name: 'languages', title: 'Languages' },
  ],
  fields: [
    {
      name: 'brandName',
      title: 'Brand name',
      type: 'string',
      group: 'brand',
      description: 'The name in the header and in page titles. Example: Halyard Markets',
      validation: check(required('Write the brand name.')),
    },
    {
      name: 'localWarning',
      title: 'Warning beside prices',
      type: 'boolean',
      group: 'brand',
      initialValue: false,
      description:
        'Repeats the risk warning below the price of every instrument. The strip above and the button at the end of each page carry it anyway; switch this on where compliance asks for one beside the price too. Example: off',
    },
    {
      name: 'metadata',
      title: 'Search and sharing',
      type: 'object',
      group: 'search',
      description:
        'Words for pages that have none of their own. Example: a title, a sentence and keywords about CFD trading.',
      fields: [
        {
          name: 'title',
          title: 'Title',
          type: 'internationalizedArrayString',
          description:
            'Shown in search results, best under 60 characters. Example: CFD trading on currencies, metals and indices',
        },
        {
          name: 'description',
          title: 'Description',
          type: 'internationalizedArrayText',
          description:
            'One or two sentences, 70 to 155 characters, without promises. Example: Halyard Markets offers contracts for difference on thirty instruments.',
        },
        {
          name: 'keywords',
          title: 'Keywords',
          type: 'internationalizedArrayString',
          description: 'Words or short phrases with commas between. Example: CFD trading, forex, gold',
        },
      ],
    },
    {
      name: 'links',
      title: 'Addresses',
      type: 'object',
      group: 'addresses',
      description:
        'Addresses outside this site that its buttons and menu entries use. Example: the client area.',
      fields: [
        addressField(
          'clientArea',
          'Client area',
          'Where clients trade. Example: https://client.halyardmarkets.example',
        ),
        addressField(
          'register',
          'Open an account',
          'Where a new client signs up. Example: https://client.halyardmarkets.example/register',
          required('Every page has a button to open an account: write its address.'),
        ),
        addressField(
          'demo',
          'Open a demo account',
          'Where a visitor opens a demo account; without it no page offers one. Example: https://client.halyardmarkets.example/demo',
        ),
        addressField(
          'signIn',
          'Log in',
          'Where a client logs in. Example: https://client.halyardmarkets.example/login',
          required('Every page has a button to log in: write its address.'),
        ),
        addressField(
          'partner',
          'Partner portal',
          'Where partners log in. Example: https://partners.halyardmarkets.example',
        ),
        addressField(
          'management',
          'Management portal',
          'Where /management sends visitors. Example: https://management.halyardmarkets.example',
        ),
        addressField(
          'googlePlay',
          'Google Play',
          'The app for Android. Example: https://play.google.com/store/apps/details?id=example.halyard',
        ),
        addressField(
          'appStore',
          'App Store',
          'The app for iPhone. Example: https://apps.apple.com/app/id0000000000',
        ),
      ],
    },
    {
      name: 'closingBand',
      title: 'Closing band',
      type: 'object',
      group: 'footer',
      description:
        'The one band at the end of every page, with the button to an account, the mandated warning and the partner form. A trading banner at the end of a page, or one from Banners, takes the place of these words. Example: Start trading when you are ready, not before.',
      fields: [
        {
          name: 'title',
          title: 'Title',
          type: 'internationalizedArrayString',
          description: 'Short and without a promise. Example: Start trading when you are ready, not before.',
        },
        {
          name: 'text',
          title: 'Text',
          type: 'internationalizedArrayText',
          description:
            'One sentence with the cost beside the benefit; may stay empty. Example: An account costs nothing to open; trading does.',
        },
      ],
    },
    {
      name: 'footerIntro',
      title: 'About the company',
      type: 'internationalizedArrayText',
      group: 'footer',
      description:
        'Two or three sentences at the foot of every page. Example: Halyard Markets is a broker of contracts for difference.',
    },
    {
      name: 'footerLists',
      title: 'Footer lists',
      type: 'array',
      of: [{ type: 'footerList' }],
      group: 'footer',
      description:
        'The columns of links at the foot of every page. Example: Quick start, Trading instruments, More.',
      validation: check(
        holds(
          'path',
          '/more/legal',
          'The foot of the page must keep the link /more/legal: readers find the risk disclosure and all papers there.',
        ),
      ),
    },
    {
      name: 'paymentMethods',
      title: 'We accept',
      type: 'array',
      of: [{ type: 'paymentMethod' }],
      group: 'footer',
      description: 'Ways to pay in, in the order shown at the foot of every page. Example: Bank Wire',
    },
    {
      name: 'sectionLanguages',
      title: 'Parts in some languages only',
      type: 'array',
      of: [{ type: 'sectionLanguage' }],
      group: 'languages',
      description:
        'Parts of the site that are not offered in every language. Example: /partnerships in English alone.',
    },
  ],
  preview: { prepare: () => ({ title: say('Site settings') }) },
})
