import { strings, texts } from './languages.ts'

/**
 * The firm. Name, licence and address stand here and nowhere else in the content: texts use the tokens
 * `{firmName}`, `{licenceNumber}`, `{regulatorName}` and `{address}`.
 */
export const entity = {
  _id: 'entity' as const,
  _type: 'entity' as const,
  firmName: 'Halyard Markets Ltd',
  licenceNumber: '000/00',
  address: '12 Sample Street\n3031 Limassol\nCyprus',
  regulatorName: strings({
    en: 'Cyprus Securities and Exchange Commission (CySEC)',
    de: 'Cyprus Securities and Exchange Commission (CySEC)',
    pl: 'Cypryjska Komisja Papierów Wartościowych i Giełd (CySEC)',
  }),
  regulatorUrl: 'https://www.cysec.gov.cy',
  statement: texts({
    en: '{firmName} is a Cyprus Investment Firm, authorised and supervised by the {regulatorName} under licence number {licenceNumber}. It provides its services in the European Economic Area under the freedom to provide services.',
    de: '{firmName} ist eine zyprische Wertpapierfirma (Cyprus Investment Firm). Zulassung und Aufsicht: {regulatorName}, Lizenznummer {licenceNumber}. Die Gesellschaft erbringt ihre Dienstleistungen im Europäischen Wirtschaftsraum im Rahmen des freien Dienstleistungsverkehrs.',
    pl: '{firmName} jest cypryjską firmą inwestycyjną (Cyprus Investment Firm). Zezwolenie nr {licenceNumber} wydała i nadzór sprawuje {regulatorName}. Firma świadczy usługi w Europejskim Obszarze Gospodarczym w ramach swobody świadczenia usług.',
  }),
  isSample: true,
}
