import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { schoolApi } from '../../app/school-api.ts';
import { classesQuery } from '../../app/school-queries.ts';
import { Button, LinkButton, SubmitButton } from '../../ui/button.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Bones, ErrorPanel } from '../../ui/states.tsx';
import { AddClass } from '../classes/add-class.tsx';
import { SchoolPage } from '../school/school-page.tsx';
import { FileButton } from './file-button.tsx';
import { ImportPreviewPanel } from './import-preview.tsx';
import { ImportedPanel } from './imported.tsx';
import { useImport } from './use-import.ts';

const NO_CLASS = '';
const LONGEST_LIST = 200_000;

/** Brings in a list of people: pasted or from a file, looked at first, then added all together. */
export function ImportRoute() {
  return (
    <SchoolPage>
      <Import />
    </SchoolPage>
  );
}

function Import() {
  const { t } = useTranslation(['people', 'common']);
  const client = useQueryClient();
  const classes = (useQuery(classesQuery).data ?? []).filter(({ archivedAt }) => archivedAt === null);
  const [csv, setCsv] = useState('');
  const [classId, setClassId] = useState(NO_CLASS);
  const [isAddingClass, setAddingClass] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const preview = useMutation({ mutationFn: schoolApi.previewImport });
  const adding = useImport();
  const list = { csv, class: classId === NO_CLASS ? null : classId };
  const change = (text: string) => {
    setTooLarge(text.length > LONGEST_LIST);
    setCsv(text);
    preview.reset();
    adding.reset();
  };
  const join = (id: string) => {
    setClassId(id);
    preview.reset();
  };
  if (adding.imported) return <ImportedPanel people={adding.imported.people} />;
  return (
    <>
      <PageHead
        title={t('importPage.title')}
        actions={
          <LinkButton href="/people" kind="quiet" icon="back">
            {t('person.back')}
          </LinkButton>
        }
      >
        {t('importPage.lead')}
      </PageHead>
      <div className="columns import">
        <form
          className="panel"
          onSubmit={(event) => {
            event.preventDefault();
            if (csv.trim() !== '' && !isTooLarge) preview.mutate(list);
          }}
        >
          <Field
            label={t('importPage.list')}
            hint={<p className="hint">{t('importPage.listHelp')}</p>}
            error={isTooLarge ? t('importPage.tooLarge') : null}
          >
            {(wiring) => (
              <textarea
                {...wiring}
                className="input list-box"
                rows={12}
                value={csv}
                spellCheck={false}
                placeholder={t('importPage.example')}
                onChange={(event) => {
                  change(event.target.value);
                }}
              />
            )}
          </Field>
          <FileButton label={t('importPage.file')} onRead={change} />
          <SelectField
            label={t('importPage.class')}
            value={classId}
            onChange={join}
            choices={[{ value: NO_CLASS, label: t('importPage.noClass') }, ...classes.map(({ id, name }) => ({ value: id, label: name }))]}
            beside={
              <Button icon="plus" onClick={() => setAddingClass(true)}>
                {t('classes.add')}
              </Button>
            }
          />
          <div className="form-actions">
            <SubmitButton kind={preview.data ? 'default' : 'primary'} disabled={csv.trim() === '' || isTooLarge || preview.isPending}>
              {t('importPage.preview')}
            </SubmitButton>
          </div>
        </form>
        <div role="status">
          {preview.isPending ? <Bones label={t('importPage.checking')} /> : null}
          {preview.isError ? <ErrorPanel error={preview.error} /> : null}
          {preview.data ? (
            <ImportPreviewPanel
              preview={preview.data}
              isAdding={adding.isAdding}
              progress={adding.progress}
              error={adding.error}
              onAdd={() => {
                adding.add(list);
              }}
              onStop={adding.stop}
            />
          ) : null}
        </div>
      </div>
      <AddClass
        opened={isAddingClass}
        onClose={() => setAddingClass(false)}
        onAdded={(added) => {
          // There before the list of classes has come anew.
          client.setQueryData(classesQuery.queryKey, (before) => [...(before ?? []), added]);
          join(added.id);
        }}
      />
    </>
  );
}
