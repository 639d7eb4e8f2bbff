import { useTranslation } from 'react-i18next';

/** The heads of the columns every table of figures has, in their order: items, accuracy, clean rate, pace. */
export function FigureHeads() {
  const { t } = useTranslation('review');
  return (
    <>
      {(['items', 'accuracy', 'clean', 'pace'] as const).map((column) => (
        <th key={column} scope="col" className="n">
          {t(`columns.${column}`)}
        </th>
      ))}
    </>
  );
}
