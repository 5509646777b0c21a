import { ERROR_TEXT_LENGTH } from '../error-text.ts';
import { defineGroup } from '../group.ts';

/** The standard texts belong to the contract: whoever saves compares the placeholders with them. */
export const ERROR_TEXT_SETTINGS = defineGroup({
  name: '错误提示文案',
  note: '顾客在商城里看到的提示；错误码与处理方式不变，后台的提示不在这里',
  fields: {
    texts: {
      kind: 'table',
      label: '自己写的提示',
      effect: '没有自己写的用标准的话；花括号里的数由商城填，可以不用，不能新造',
      minRows: 0,
      maxRows: 200,
      columns: {
        code: {
          kind: 'text',
          label: '错误码',
          effect: '哪一种提示',
          maxLength: 10,
          default: 'CMN0001E',
          findProblem: (text) => (/^[A-Z0-9]{4,10}$/.test(text) ? null : '写错误码'),
        },
        text: {
          kind: 'text',
          label: '提示',
          effect: '顾客看到的话',
          maxLength: ERROR_TEXT_LENGTH,
          default: '请稍后再试',
        },
      },
      default: [],
    },
  },
  findProblem({ texts }) {
    const codes = texts.map(({ code }) => code);
    return new Set(codes).size < codes.length ? '一个错误码只能写一句提示' : null;
  },
});
