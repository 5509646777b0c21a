import type { Profile } from '@huarong/contract/account';
import { Button, Field, Notice, Radio, showToast } from '@huarong/ui';
import { browserApi } from '../../../../platform/api/index.ts';
import { useSavedFields } from '../../../../platform/forms/use-saved-fields.ts';
import { refreshMemberInfo } from '../../../../platform/session/refresh-member-info.ts';
import { useForm } from '../../../identity/index.ts';
import { momentText } from '../../format/moment-text.ts';
import { AvatarEditor } from '../AvatarEditor/AvatarEditor.tsx';
import { BirthdayField } from '../BirthdayField/BirthdayField.tsx';
import styles from './ProfileForm.module.css';
import { profileErrors, readProfile } from './profile-values.ts';

const GENDERS = [
  ['female', '女'],
  ['male', '男'],
  ['undisclosed', '不透露'],
] as const;
const SAVED_FIELDS = ['nickname', 'name', 'gender', 'birthYear', 'birthMonth', 'birthDate', 'city'];

interface ProfileFormProps {
  profile: Profile;
  onSaved: (profile: Profile) => void;
}

/** Basic profile data, saved together. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const form = useForm(async (values) => {
    const read = readProfile(values);
    if (read.errors) return read.errors;
    const reply = await browserApi({ quiet: true }).account.saveProfile(read.profile);
    if (!reply.ok) return profileErrors(reply.refusal);
    saved.discard();
    onSaved(reply.value);
    showToast('资料已保存');
    await refreshMemberInfo();
    return {};
  });
  const saved = useSavedFields(form.ref, 'profile', SAVED_FIELDS);
  const { errors } = form;
  return (
    <section id="basics" className={styles.basics} aria-label="基本资料">
      <AvatarEditor profile={profile} onSaved={onSaved} />
      <form ref={form.ref} className={styles.form} method="post" noValidate onSubmit={form.onSubmit}>
        <Field
          name="nickname"
          label="昵称"
          maxLength={20}
          defaultValue={profile.nickname}
          hint="社区与评价里显示，2–20 个字"
          error={errors.nickname}
        />
        <Field
          name="name"
          label="姓名"
          maxLength={25}
          autoComplete="name"
          defaultValue={profile.name}
          error={errors.name}
        />
        <GenderField gender={profile.gender} />
        <BirthdayField profile={profile} error={errors.birthday} />
        <Field
          name="city"
          label="常住城市"
          maxLength={30}
          placeholder="例如 上海市"
          autoComplete="address-level2"
          defaultValue={profile.city}
          error={errors.city}
        />
        <Field label="会员卡号" defaultValue={profile.cardNumber.replace(/(\d{4})(?=\d)/g, '$1 ')} readOnly />
        <div className={styles.save}>
          {errors.form && <Notice tone="error">{errors.form}</Notice>}
          <Button type="submit" kind="ink" loading={form.isSending} loadingLabel="正在保存">
            保存
          </Button>
          {profile.savedAt && <small>上次保存 {momentText(profile.savedAt)}</small>}
        </div>
      </form>
    </section>
  );
}

const GenderField = ({ gender }: Pick<Profile, 'gender'>) => (
  <fieldset className={styles.genders}>
    <legend>性别</legend>
    {GENDERS.map(([value, label]) => (
      <Radio key={value} name="gender" value={value} defaultChecked={value === gender}>
        {label}
      </Radio>
    ))}
  </fieldset>
);
